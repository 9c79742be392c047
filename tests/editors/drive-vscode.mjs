// Drives VS Code in a Chromium. Arguments: the cache folder with playwright-core, and the plan as JSON:
// { url, chromium, pictures, steps: [[name, ...arguments], ...] }. Prints what each step found, as JSON.
import { createRequire } from "node:module";
import { join } from "node:path";

const [cache, given] = process.argv.slice(2);
const { chromium } = createRequire(join(cache, "package.json"))("playwright-core");
const plan = JSON.parse(given);
const browser = await chromium.launch({ executablePath: plan.chromium, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1150, height: 620 }, deviceScaleFactor: 1.5 });
page.setDefaultTimeout(60_000);

const ghosts = () => page.$$eval(".monaco-editor [class*='ghost-text']", (found) => found.map((each) => each.textContent));
const lenses = () => page.$$eval(".codelens-decoration a", (found) => found.map((each) => each.textContent));
const textual = (value) => (value ?? "").replaceAll("\u00a0", " ").replaceAll("\u200c", "");

async function until(look, seconds) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) return found;
    await page.waitForTimeout(100);
  }
}

// Whatever the status says from now on, however short.
function recordStatuses() {
  if (window.statuses) return;
  window.statuses = [];
  const look = () => {
    const said = document.querySelector("[id*='egcfg.status']")?.getAttribute("aria-label");
    if (said && said !== window.statuses.at(-1)) window.statuses.push(said);
  };
  const bar = document.querySelector(".part.statusbar");
  new MutationObserver(look).observe(bar, { subtree: true, childList: true, attributes: true });
  look();
}

const steps = {
  async trust() {
    await page.goto(plan.url);
    await page.click("text=Manage");
    await page.click(".workspace-trust-editor >> text=/^Trust$/");
    await page.waitForSelector("text=You trust this folder");
    await page.click(".monaco-modal-editor-block .codicon-close >> nth=0");
  },
  async open(name) {
    if (page.url() === "about:blank") await page.goto(plan.url);
    await page.waitForSelector(".monaco-workbench .part.statusbar");
    await page.evaluate(recordStatuses);
    await page.dblclick(`.explorer-folders-view .monaco-list-row[aria-label^="${name}"]`);
    await page.waitForSelector(".monaco-editor .view-lines .view-line");
    await page.click(".monaco-editor .view-lines");
  },
  async press(...keys) {
    for (const key of keys) await page.keyboard.press(key);
  },
  async type(text) {
    await page.keyboard.type(text, { delay: 30 });
  },
  async ghost(seconds) {
    await until(async () => (await ghosts()).join("").trim(), seconds);
    return textual((await ghosts()).join("\n"));
  },
  async lens(seconds, pattern) {
    await until(async () => (await lenses()).some((each) => new RegExp(pattern).test(textual(each))), seconds);
    return (await lenses()).map(textual);
  },
  async click(text) {
    await page.click(`text=${text}`);
  },
  async run(command) {
    await page.keyboard.press("F1");
    await page.waitForSelector(".quick-input-widget input");
    await page.keyboard.type(command);
    await page.waitForTimeout(700);
    await page.keyboard.press("Enter");
  },
  async status(seconds, pattern = "") {
    const look = () => page.$eval("[id='egcfg.egcfg.status'], [id*='egcfg.status']", (found) => found.getAttribute("aria-label") ?? found.textContent).catch(() => "");
    await until(async () => new RegExp(pattern || ".").test(await look()), seconds);
    return look();
  },
  async statuses() {
    return page.evaluate(() => window.statuses);
  },
  async settings(query) {
    await steps.run("Preferences: Open Settings (UI)");
    await page.waitForSelector(".settings-editor .suggest-input-container");
    await page.click(".settings-editor .suggest-input-container");
    await page.keyboard.type(query, { delay: 10 });
    const rows = () => page.$$eval(".settings-toc-container .monaco-list-row", (found) => found.map((each) => each.getAttribute("aria-label") ?? each.textContent));
    await until(async () => (await rows()).length, 20);
    await page.waitForTimeout(1000);
    return rows();
  },
  async hints(seconds) {
    const look = async () => (await page.$$eval(".monaco-editor [class*='dyn-rule']", (found) => found.map((each) => each.textContent))).filter((each) => each);
    await until(async () => (await look()).length, seconds);
    return (await look()).map(textual);
  },
  async webview(seconds) {
    const look = async () => {
      for (const frame of page.frames()) {
        const text = await frame.evaluate(() => document.body?.innerText ?? "").catch(() => "");
        if (!text.includes("How it was found") || frame === page.mainFrame()) continue;
        const shifts = await frame.evaluate(() => document.querySelectorAll(".shift").length).catch(() => 0);
        return `${text}\n${shifts} tokens moved`;
      }
      return "";
    };
    return until(look, seconds);
  },
  async wait(seconds) {
    await page.waitForTimeout(seconds * 1000);
  },
  async picture(name) {
    await page.locator(".part.editor").last().screenshot({ path: join(plan.pictures, name) });
    return name;
  },
};

const found = [];
try {
  for (const [name, ...given] of plan.steps) found.push((await steps[name](...given)) ?? null);
  console.log(JSON.stringify({ found }));
} catch (error) {
  await page.screenshot({ path: join(plan.pictures, "failed.png") }).catch(() => undefined);
  console.log(JSON.stringify({ found, failed: String(error) }));
} finally {
  await browser.close();
}
