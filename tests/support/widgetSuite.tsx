import { describe, expect, it } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { renderWidget, type Scene } from './renderWidget.tsx';

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

/** What every kind keeps: each control has a name, a missing answer is announced, texts are in the page's language. */
export function testWidget(name: string, widget: Widget, scene: Scene = {}) {
  describe(`${name}, as every kind`, () => {
    it('names every control', async () => {
      const { screen } = await renderWidget(widget, scene);
      for (const control of screen.container.querySelectorAll(controls))
        expect(nameOf(control).trim(), control.outerHTML).not.toBe('');
    });

    it('has no style attribute, which the content security policy would refuse', async () => {
      const { screen } = await renderWidget(widget, scene);
      expect(screen.container.querySelector('[style]')).toBeNull();
    });

    if (widget.spec.requiredByDefault)
      it('announces what is wrong with an empty answer, at the control', async () => {
        const { screen, submit } = await renderWidget(widget, { ...scene, answers: {}, drafts: {} });
        expect(await submit()).not.toEqual([]);
        await expect.poll(() => screen.container.querySelector('[aria-invalid=true]')).not.toBeNull();
        const described = [...screen.container.querySelectorAll('[aria-invalid=true]')].some((control) => {
          const ids = `${control.getAttribute('aria-errormessage') ?? ''} ${control.getAttribute('aria-describedby') ?? ''}`;
          return ids.split(/\s+/).some((id) => id !== '' && document.getElementById(id)?.textContent?.trim());
        });
        expect(described).toBe(true);
      });

    it('reads the same keys in both languages and marks English where Spanish is missing', async () => {
      const english = await renderWidget(widget, scene);
      const fallback = await renderWidget(widget, {
        ...scene,
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
      const { en, es } = widget.spec.messages;
      expect(Object.keys(en).filter((key) => !es[key])).toEqual([]);
    });
  });
}
