import { describe, expect, it } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { renderWidget, type Situation } from './renderWidget.tsx';

const controls = 'input, select, textarea, button, a[href], [role=combobox]';

const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function nameOf(control: Element): string {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  const by = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const texts = [
    control.getAttribute('aria-label'),
    ...by.map((id) => document.getElementById(id)?.textContent),
    ...Array.from(labels ?? [], (label) => label.textContent),
  ];
  return texts.find((text) => text?.trim()) ?? control.textContent ?? '';
}

/** Whether a message or a hint describes the control. */
function isDescribed(control: Element): boolean {
  const ids = `${control.getAttribute('aria-errormessage') ?? ''} ${control.getAttribute('aria-describedby') ?? ''}`;
  return ids.split(/\s+/).some((id) => id !== '' && document.getElementById(id)?.textContent?.trim());
}

/** Whether the step is left by a press of some control of the kind alone. */
async function isLeftByPress(widget: Widget, situation: Situation): Promise<boolean> {
  const pressed = 'button, input[type=radio]';
  const { screen } = await renderWidget(widget, situation);
  const count = screen.container.querySelectorAll(pressed).length;
  for (let index = 0; index < count; index += 1) {
    const fresh = await renderWidget(widget, situation);
    await expect.poll(() => fresh.screen.container.querySelectorAll(pressed).length).toBeGreaterThan(index);
    fresh.screen.container.querySelectorAll<HTMLElement>(pressed)[index]?.click();
    // What a press leads to comes with it or in the next task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (fresh.events.includes('next')) return true;
  }
  return false;
}

/** What every kind guarantees: each control has a name, a missing answer is announced, texts are in the page's language. */
export function testWidget(name: string, widget: Widget, situation: Situation = {}) {
  describe(`${name}, as every kind`, () => {
    it('names every control', async () => {
      const { screen } = await renderWidget(widget, situation);
      for (const control of screen.container.querySelectorAll(controls))
        expect(nameOf(control).trim(), control.outerHTML).not.toBe('');
    });

    it('has no style attribute, which the content security policy would refuse', async () => {
      const { screen } = await renderWidget(widget, situation);
      expect(screen.container.querySelector('[style]')).toBeNull();
    });

    if (widget.spec.requiredByDefault)
      it('announces the problem of an empty answer at the control', async () => {
        const { screen, submit } = await renderWidget(widget, { ...situation, answers: {}, drafts: {} });
        expect(await submit()).not.toEqual([]);
        await expect.poll(() => screen.container.querySelector('[aria-invalid=true]')).not.toBeNull();
        expect([...screen.container.querySelectorAll('[aria-invalid=true]')].some(isDescribed)).toBe(true);
      });

    // That nothing else leads on is held wherever a test renders a kind.
    if (widget.spec.leadsOn?.(situation.options ?? {}))
      it('leads on to the next step by itself, as it says', async () => {
        expect(await isLeftByPress(widget, situation)).toBe(true);
      });

    it('heads its page, or does not, as it says', async () => {
      const { screen } = await renderWidget(widget, situation);
      const heads = widget.spec.headsPage?.(situation.options ?? {}) ?? false;
      await expect.poll(() => screen.container.querySelectorAll('h1').length).toBe(heads ? 1 : 0);
    });

    it('reads the same keys in both languages and marks English where Spanish is missing', async () => {
      const english = await renderWidget(widget, situation);
      const fallback = await renderWidget(widget, {
        ...situation,
        locale: 'es',
        messages: { en: widget.spec.messages.en, es: {} },
      });
      const own = Object.values(widget.spec.messages.en).map(words);
      const shown = own.filter(
        (text) => text !== '' && words(english.screen.container.textContent).includes(text) && !text.includes('{'),
      );
      for (const text of shown) expect(words(fallback.screen.container.textContent)).toContain(text);
    });

    it('has Spanish for every message', () => {
      const { en, es = {} } = widget.spec.messages;
      expect(Object.keys(en).filter((key) => !es[key])).toEqual([]);
    });
  });
}
