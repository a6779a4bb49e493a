import type { Entry, Loss, Manner, Plan, Report } from './plan.ts';

type Box = HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    typist: Report;
    isLoading: () => Promise<boolean>;
    typeByKeyboard: (text: string, manner: Manner) => Promise<void>;
    lookForLosses: () => void;
  }
}

/**
 * A visitor inside the page, faster than any: enters something into each control at the first moment at which it is there,
 * between two tasks of the page. One class that needs nothing beside it, since the browser gets its text.
 */
export class Typist {
  readonly report: Report = { entries: [], losses: [], presses: 0, unheeded: [], idleSince: 0 };
  readonly plan: Plan;
  readonly done = new WeakSet<Box>();
  readonly pace: number;
  last = { step: '', at: 0 };
  readonly steps: string[] = [];
  state: number;

  constructor(plan: Plan) {
    this.plan = plan;
    this.state = plan.seed;
    this.pace = this.random();
  }

  static task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(0);
    });

  static changed = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      setTimeout(resolve, 50);
    });

  static boxes = () => [...document.querySelectorAll<Box>('main input, main select')];

  static plain = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

  /** What the page says is wrong. */
  static problemsShown = () => {
    const shown = [...document.querySelectorAll('main .field-error, main [role=alert]')];
    return (
      shown
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join(' / ') || 'nothing is said to be wrong'
    );
  };

  static isTicked = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio';

  /** Sets a value as a browser does, past what React puts in its way. */
  static set(box: Box, value: string) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.dispatchEvent(new Event('change', { bubbles: true }));
  }

  static lossOf(entry: Entry): Loss[] {
    const box = document.getElementById(entry.id) as Box | null; // Only ids of boxes were noted.
    if (!box || entry.step !== location.pathname) return [];
    const shown = Typist.isTicked(box) ? String(box.checked) : box.value;
    // A phone number may have got its calling code.
    return Typist.plain(shown).endsWith(Typist.plain(entry.text)) ? [] : [{ entry, shown }];
  }

  random(): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.state / 2_147_483_648;
  }

  async pause(): Promise<void> {
    if (this.random() > this.pace) return;
    if (this.random() < 0.2) await new Promise((resolve) => setTimeout(resolve, this.random() * 60));
    else for (let tasks = Math.floor(this.random() * 5); tasks > 0; tasks -= 1) await Typist.task();
  }

  textOf(box: HTMLInputElement): string {
    const [, text] = this.plan.texts.find(([part]) => box.name.includes(part)) ?? [];
    const usual = box.inputMode === 'numeric' || box.inputMode === 'decimal' ? '7' : 'some words';
    return (text ?? usual).slice(0, box.maxLength > 0 ? box.maxLength : undefined);
  }

  async enterText(box: HTMLInputElement, text: string, manner: Manner): Promise<void> {
    if (manner === 'filled in') return Typist.set(box, text);
    box.focus();
    box.select();
    if (manner === 'keyboard' || manner === 'pasted') return window.typeByKeyboard(text, manner);
    for (const part of manner === 'whole' ? [text] : text) {
      if (document.activeElement !== box) box.focus();
      document.execCommand('insertText', false, part);
      if (this.random() < 0.7) await Typist.task();
    }
  }

  async enter(box: Box): Promise<void> {
    const { manners, choices } = this.plan;
    const manner = manners[Math.floor(this.random() * manners.length)] ?? 'whole';
    const { id, name, type } = box;
    const entry = { step: location.pathname, id, name, type, manner, text: 'true' };
    if (box instanceof HTMLSelectElement) {
      const values = [...box.options].flatMap(({ value }) => value || []);
      entry.text = values.find((one) => one === choices[name]) ?? values[Math.floor(values.length / 3)] ?? '';
      Typist.set(box, entry.text);
    } else if (Typist.isTicked(box)) {
      if (!box.checked) box.click();
    } else {
      entry.text = this.textOf(box);
      await this.enterText(box, entry.text, manner);
    }
    this.report.entries.push(entry);
  }

  isOpen = (box: Box): boolean =>
    box.id !== '' && !box.name.endsWith('-unit') && !box.disabled && box.checkVisibility();

  /** Whether a box is one of those of its group that are ticked. */
  isChosen = (box: HTMLInputElement, group: readonly Box[]): boolean =>
    // Of several answers the last may take the others away.
    box.type === 'checkbox'
      ? group.indexOf(box) < 2
      : box === (group.find(({ value }) => value === this.plan.choices[box.name]) ?? group[0]);

  /** The first control in which something is to be entered. Looks through a page of a thousand once for all groups. */
  wanted(): Box | undefined {
    const boxes = Typist.boxes();
    const groups = new Map<HTMLFormElement | null, Map<string, Box[]>>();
    for (const box of boxes.filter(Typist.isTicked)) {
      const ofForm = groups.get(box.form) ?? new Map<string, Box[]>();
      const key = `${box.type} ${box.name}`;
      groups.set(box.form, ofForm.set(key, [...(ofForm.get(key) ?? []), box]));
    }
    const groupOf = (box: Box) => groups.get(box.form)?.get(`${box.type} ${box.name}`) ?? [];
    return boxes.find(
      (box) => !this.done.has(box) && (!Typist.isTicked(box) || this.isChosen(box, groupOf(box))) && this.isOpen(box),
    );
  }

  /** Notes which entries of the open step are not there any more. */
  look = (): void => {
    const { entries, losses } = this.report;
    const found = entries.flatMap((entry) => Typist.lossOf(entry));
    losses.push(...found.filter(({ entry }) => !losses.some((loss) => loss.entry === entry)));
  };

  /** Notes the steps as they open; one that opens a second time was not left for good. */
  follow(): void {
    const step = location.pathname;
    if (this.steps.at(-1) === step) return;
    if (this.plan.presses && this.steps.includes(step))
      this.report.unheeded.push(`${step}: led back from ${this.steps.at(-1)}`);
    this.steps.push(step);
  }

  /** Presses what leads on, once a step; after ten seconds again, which is noted, unless the page still waits for something. */
  async press(): Promise<boolean> {
    const step = location.pathname;
    const submit = document.querySelector<HTMLButtonElement>('main button[type=submit]');
    const button = submit ?? document.querySelector<HTMLButtonElement>('main .choice-buttons button');
    if (!button || button.ariaDisabled === 'true' || (submit && Typist.boxes().length === 0)) return false;
    // Next is out of view until the fields above it have loaded.
    if (document.querySelector('main .later')) return false;
    const waited = Math.round(performance.now() - this.last.at);
    if (this.last.step === step && (waited < 10_000 || (await window.isLoading()))) return false;
    if (this.last.step === step) this.report.unheeded.push(`${step} after ${waited} ms: ${Typist.problemsShown()}`);
    this.look();
    // Before the first script runs nobody can note a click.
    if (!button.closest('[data-waiting]')) {
      this.last = { step, at: performance.now() };
      this.report.presses += 1;
    }
    button.focus();
    button.click();
    return true;
  }

  async work(): Promise<void> {
    window.typist = this.report;
    window.lookForLosses = this.look;
    for (;;) {
      this.follow();
      const box = this.wanted();
      if (box) {
        this.done.add(box);
        await this.pause();
        if (box.isConnected) await this.enter(box);
        this.report.idleSince = 0;
        continue;
      }
      await this.pause();
      if (this.wanted()) continue;
      if (this.plan.presses && (await this.press())) this.report.idleSince = 0;
      else this.report.idleSince ||= performance.now();
      await Typist.changed();
    }
  }
}
