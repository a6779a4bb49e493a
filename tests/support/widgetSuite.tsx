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
