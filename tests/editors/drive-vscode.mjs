// Drives VS Code in a Chromium. Arguments: the cache folder with playwright-core, and the plan as JSON:
// { url, chromium, pictures, steps: [[name, ...arguments], ...] }. Prints what each step found, as JSON.
//
// Steps wait for what they need, and act again where an act came to nothing, as a person does on a slow machine.
// Nothing in the text's view is scrolled by Playwright: where a first click fails it aligns the element with the end
// of its parent, which takes the first lines of a file, and their lenses, out of view for good.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [cache, given] = process.argv.slice(2);
const { chromium } = createRequire(join(cache, "package.json"))("playwright-core");
const plan = JSON.parse(given);
const HANGS_S = 300; // what takes longer never comes
const FRAME_MS = 400; // between pictures of a recording
const KEY_MS = 60; // between keys of a person who types
const AGAIN_MS = 15_000; // an act that led to nothing is repeated
const browser = await chromium.launch({ executablePath: plan.chromium, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1150, height: 620 }, deviceScaleFactor: 1.5 });
page.setDefaultTimeout(HANGS_S * 1000);

const textual = (value) => (value ?? "").replaceAll("\u00a0", " ").replaceAll("\u200c", "");
const texts = async (selector) => (await page.$$eval(selector, (found) => found.map((each) => each.textContent))).map(textual);
const visible = (selector) => page.locator(selector).filter({ visible: true }).first();
const matching = (patterns) => (found) => patterns.every((each) => found.some((text) => new RegExp(each).test(text)));

// What `look` finds as soon as it is `good`, or what it finds after so many seconds.
async function watch(look, good, seconds) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (good(found) || Date.now() > deadline) return found;
    await page.waitForTimeout(100);
  }
}

async function until(what, look, good = Boolean) {
  const found = await watch(look, good, HANGS_S);
  if (!good(found)) throw new Error(`${what} did not come; there is ${JSON.stringify(found)}`);
  return found;
}

// Acts until something is there.
async function bring(target, act) {
  await until(String(target), async () => {
    if (await target.isVisible()) return true;
    await act({ timeout: AGAIN_MS }).catch(() => undefined);
    return target.waitFor({ timeout: AGAIN_MS }).then(() => true, () => false);
  });
}

// VS Code keeps the lenses of lines out of view in the page, hidden: a person who misses one scrolls up.
async function lenses() {
  const found = await page.$$eval(".codelens-decoration a", (all) =>
    all.map((each) => [each.textContent, each.checkVisibility({ visibilityProperty: true, opacityProperty: true })]),
  );
  const seen = found.filter(([, shown]) => shown).map(([text]) => textual(text));
  if (found.length > 0 && seen.length === 0) await scrollUp();
  return seen;
}

async function scrollUp() {
  const { x, y, width, height } = await page.locator(".part.editor").last().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -100_000);
}

// The editor; with what stands below it, where `whole`.
async function region(whole) {
  const { x, y, width, height } = await page.locator(".part.editor").last().boundingBox();
  const below = await page.locator(".part.statusbar").boundingBox();
  return { x, y, width, height: whole ? below.y - y : height };
}

let recording = false;
let recorded = Promise.resolve();

// Ghost text as a person reads it: VS Code has its first line in the text, and the others apart from it.
const ghostLines = async () =>
  textual(
    await page.$$eval(".monaco-editor [class*='ghost-text']", (all) => {
      const outer = all.filter((each) => !each.parentElement.closest("[class*='ghost-text']"));
      const parts = outer.map((each) => ({ text: each.textContent, at: each.getBoundingClientRect() }));
      parts.sort((one, other) => one.at.top - other.at.top || one.at.left - other.at.left);
      return parts.map(({ text, at }, index) => (index && at.top > parts[index - 1].at.top ? "\n" : "") + text).join("");
    }),
  );
const ghosts = async () => (await ghostLines()).trim();
const quickInput = ".quick-input-widget input";

// A lens may be made anew between press and release, and the click is lost: whether the mouse went up over the text.
async function clicked(text) {
  const listen = () => {
    const released = (done) => addEventListener("mouseup", (event) => done(event.target.textContent), { capture: true, once: true });
    window.released = new Promise(released);
  };
  await page.evaluate(listen);
  const target = page.getByText(text).filter({ visible: true }).first();
  const done = await target.click({ scroll: "none", timeout: AGAIN_MS }).then(() => true, () => false);
  if (done) return textual(await page.evaluate(() => window.released)).trim().startsWith(text);
  await lenses();
  return false;
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
    const question = visible(".workspace-trust-editor >> text=/^Trust$/");
    await bring(question, (options) => visible("text=Manage").click(options));
    await bring(visible("text=You trust this folder"), (options) => question.click(options));
    await visible(".monaco-modal-editor-block .codicon-close").click();
    await page.locator(".monaco-modal-editor-block").waitFor({ state: "hidden" });
  },
  async start() {
    if (page.url() === "about:blank") await page.goto(plan.url);
    await page.waitForSelector(".monaco-workbench .part.statusbar");
    await page.evaluate(recordStatuses);
  },
  async open(name) {
    await steps.start();
    const row = visible(`.explorer-folders-view .monaco-list-row[aria-label^="${name}"]`);
    const editor = `.monaco-editor[data-uri$="/${name}"]`;
    await bring(visible(`${editor} .view-line`), (options) => row.dblclick(options));
    const text = visible(`${editor} .view-lines`);
    await text.click({ scroll: "none" });
    await bring(visible(`${editor}.focused`), (options) => text.click({ ...options, scroll: "none" }));
  },
  // Opens a notebook, with the cursor in its last cell.
  async notebook(name) {
    await steps.start();
    const row = visible(`.explorer-folders-view .monaco-list-row[aria-label^="${name}"]`);
    const cells = page.locator(".notebookOverlay .code-cell-row .view-lines");
    await bring(cells.last(), (options) => row.click(options));
    await bring(visible(".notebookOverlay .monaco-editor.focused"), (options) => cells.last().click(options));
  },
  async press(...keys) {
    for (const key of keys) await page.keyboard.press(key);
  },
  // Types as a person does, letter by letter.
  async type(text) {
    await page.keyboard.type(text, { delay: KEY_MS });
  },
  async save() {
    await visible(".tabs-container .tab.active.dirty").waitFor();
    await page.keyboard.press("Control+S");
    await visible(".tabs-container .tab.active:not(.dirty)").waitFor();
  },
  async ghost(pattern = ".") {
    return until("ghost text", ghosts, (found) => new RegExp(pattern).test(found));
  },
  // Accepts a part of the ghost text by a key; what is left of it.
  async part(key) {
    const before = await steps.ghost();
    await page.keyboard.press(key);
    return until(`the rest after ${key}`, ghosts, (found) => found && found !== before);
  },
  // Types the first letters of the ghost text; what is left of it.
  async along(count) {
    const before = await until("ghost text", ghostLines);
    await steps.type(before.slice(0, count));
    return until("the rest", ghostLines, (found) => found === before.slice(count));
  },
  // The ghost text that came although none should; empty if none does in so many seconds.
  async noGhost(seconds) {
    return watch(ghosts, Boolean, seconds);
  },
  async accept() {
    await steps.ghost();
    await page.keyboard.press("Tab");
    await until("the end of the ghost text", ghosts, (found) => !found);
  },
  async lens(pattern) {
    return until(`the lens ${pattern}`, lenses, matching([pattern]));
  },
  async click(text) {
    await until(`a click on ${text}`, () => clicked(text));
  },
  // Chooses what a list of VS Code's offers.
  async choose(text) {
    await visible(`.quick-input-list .monaco-list-row:has-text("${text}")`).click();
  },
  // Presses a button of a walkthrough's step, which a click on the step's title shows.
  async walk(title, label) {
    const button = visible(`.getting-started-step .monaco-button:has-text("${label}")`);
    await bring(button, (options) => visible(`.getting-started-step:has-text("${title}")`).click(options));
    await button.click();
  },
  // Presses a message's button, once it is there, until it is gone.
  async answer(text) {
    const button = page.locator(".notification-list-item .monaco-button").filter({ hasText: text, visible: true }).first();
    await button.waitFor();
    await until(`an answer to ${text}`, async () => {
      await button.click({ timeout: AGAIN_MS }).catch(() => undefined);
      return !(await button.isVisible());
    });
  },
  async message(pattern) {
    return until(`the message ${pattern}`, () => texts(".notification-list-item-message"), matching([pattern]));
  },
  // The settings are open, and show this one.
  async setting(name) {
    await visible(`.settings-editor [data-key="${name}"]`).waitFor();
  },
  // Clicks until the status says what begins: VS Code drops a click on a lens that is just being renewed.
  async begin(text, pattern) {
    const before = await steps.statuses();
    const since = async () => (await steps.statuses()).slice(before.length);
    const begun = matching([pattern]);
    await until(`${pattern} after a click on ${text}`, async () => {
      if (!begun(await since())) await clicked(text);
      return watch(since, begun, AGAIN_MS / 1000);
    }, begun);
  },
  async run(command) {
    const first = () => texts(".quick-input-list .monaco-list-row.focused .label-name");
    const isFirst = (found) => found[0] === command;
    await until(command, async () => {
      await bring(visible(quickInput), () => page.keyboard.press("F1"));
      const given = page.fill(quickInput, `>${command}`, { timeout: AGAIN_MS }); // it goes when something else gets the focus
      const found = await given.then(() => watch(first, isFirst, AGAIN_MS / 1000), () => []);
      if (!isFirst(found)) await page.keyboard.press("Escape"); // an extension may not be there yet
      return found;
    }, isFirst);
    await page.press(quickInput, "Enter");
    await page.locator(quickInput).waitFor({ state: "hidden" });
  },
  async status(pattern) {
    const look = () => page.locator("[id*='egcfg.status']").first().getAttribute("aria-label");
    return until(`the status ${pattern}`, look, (found) => new RegExp(pattern).test(found ?? ""));
  },
  async statuses() {
    return page.evaluate(() => window.statuses);
  },
  async hints(...patterns) {
    return until("hints", () => texts(".monaco-editor [class*='dyn-rule']"), matching(patterns));
  },
  async webview(pattern) {
    const read = () => [document.readyState, document.body?.innerText ?? "", document.querySelectorAll(".shift").length];
    const look = async () => {
      for (const frame of page.frames().filter((each) => each !== page.mainFrame())) {
        const [state, text, shifts] = await frame.evaluate(read).catch(() => ["", "", 0]);
        if (state === "complete" && text.includes(pattern)) return `${text}\n${shifts} tokens moved`;
      }
      return "";
    };
    return until(`a page with ${pattern}`, look);
  },
  // Rows of the panel of programs, the newest first, as soon as they are as wanted.
  async programs(...patterns) {
    const rows = ".part.panel .pane-body .monaco-list-row .monaco-icon-label-container";
    return until("programs", () => texts(rows), matching(patterns));
  },
  async heading(pattern) {
    const look = () => texts(".part.panel .tree-explorer-viewlet-tree-view .message, .part.panel .message");
    return until(`the heading ${pattern}`, look, matching([pattern]));
  },
  // What the diff would make of the file.
  async diff(pattern) {
    const look = () => texts(".monaco-diff-editor .editor.modified .view-line");
    return until(`a diff with ${pattern}`, look, matching([pattern]));
  },
  // Presses a button of the diff; what it did shows in the steps that follow.
  async button(label) {
    await visible(`.editor-actions .action-label:has-text("${label}"), .editor-actions .action-label[aria-label*="${label}"]`).click();
  },
  // The editor and, where `whole`, what stands below it.
  async picture(name, whole = false) {
    const path = join(plan.pictures, name);
    await page.screenshot({ path, clip: await region(whole) });
    return name;
  },
  // From now on pictures of the whole are taken, named by their milliseconds.
  async record(folder) {
    const frames = join(plan.pictures, folder);
    mkdirSync(frames, { recursive: true });
    const clip = await region(true);
    recording = true;
    const begun = Date.now();
    const go = async () => {
      while (recording) {
        const name = String(Date.now() - begun).padStart(8, "0");
        await page.screenshot({ path: join(frames, `${name}.png`), clip });
        await page.waitForTimeout(FRAME_MS);
      }
    };
    recorded = go();
  },
  async stop() {
    recording = false;
    await recorded;
  },
  // Long enough for a person to read, in what is recorded.
  async rest(seconds) {
    await page.waitForTimeout(seconds * 1000);
  },
};

const found = [];
try {
  for (const [name, ...given] of plan.steps) found.push((await steps[name](...given)) ?? null);
  console.log(JSON.stringify({ found }));
} catch (error) {
  await page.screenshot({ path: join(plan.pictures, "failed.png") }).catch(() => undefined);
  const statuses = await steps.statuses().catch(() => []);
  const notifications = await texts(".notification-list-item-message").catch(() => []);
  console.log(JSON.stringify({ found, failed: `${error}\n${JSON.stringify({ statuses, notifications }, null, 1)}` }));
} finally {
  await browser.close();
}
