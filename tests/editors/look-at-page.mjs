// Looks at a page in a Chromium. Arguments: the cache folder with playwright-core, and what to do as JSON:
// { url, chromium, width, dark, open, picture }. Prints what was seen, as JSON.
import { createRequire } from "node:module";
import { join } from "node:path";

const [cache, given] = process.argv.slice(2);
const { chromium } = createRequire(join(cache, "package.json"))("playwright-core");
const plan = JSON.parse(given);
const browser = await chromium.launch({ executablePath: plan.chromium, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({
  viewport: { width: plan.width, height: 800 },
  colorScheme: plan.dark ? "dark" : "light",
});
page.setDefaultTimeout(300_000); // what takes longer never comes
const complaints = [];
const requests = [];
page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
page.on("pageerror", (error) => complaints.push(String(error)));
page.on("request", (request) => requests.push(request.url()));

await page.goto(plan.url);
if (plan.open) {
  await page.click("summary >> nth=0");
  await page.waitForSelector("details[open] pre");
}
const seen = await page.evaluate(() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const luminance = (colour) => {
    const parts = colour.match(/[\d.]+/g).slice(0, 3).map((each) => each / 255);
    const [r, g, b] = parts.map((each) => (each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = luminance(getComputedStyle(document.body).backgroundColor);
  const contrast = (element, property) => {
    const ink = luminance(getComputedStyle(element)[property]);
    return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
  };
  const all = (pattern) => [...document.querySelectorAll(pattern)];
  return {
    width: document.documentElement.clientWidth,
    reaches: document.documentElement.scrollWidth,
    headings: all("h1, h2").map((each) => each.textContent),
    charts: all("svg").map((each) => ({ box: box(each), texts: [...each.querySelectorAll("text")].map(box) })),
    cells: all(".cells").map((each) => [...each.querySelectorAll("i")].map((cell) => [cell.className, ...box(cell)])),
    cellColours: Object.fromEntries(all(".cells i").map((each) => [each.className, getComputedStyle(each).backgroundColor])),
    details: all("details[open] pre").map((each) => ({ box: box(each), text: each.textContent })),
    faintest: Math.min(
      ...all("td, th, p, h1, h2, h3, summary").map((each) => contrast(each, "color")),
      ...all("svg text").map((each) => contrast(each, "fill")),
    ),
    smallest: Math.min(...all("td, th, p, pre, svg text").map((each) => parseFloat(getComputedStyle(each).fontSize))),
  };
});
await page.screenshot({ path: plan.picture, fullPage: true });
await browser.close();
console.log(JSON.stringify({ ...seen, complaints, requests }));
