import type { Locale } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';
import './LocaleSwitcher.css';

const locales: readonly Locale[] = ['en', 'es'];

function LocaleSwitcherField({ t, locale }: WidgetProps<typeof spec>) {
  const { links } = useSurroundings();
  return (
    <nav className="locale-switcher" aria-label={t('languages')}>
      {locales.map((other) => (
        <a
          key={other}
          href={links.locale(other)}
          hrefLang={other}
          lang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          {t(other)}
        </a>
      ))}
    </nav>
  );
}

export const LocaleSwitcher = defineWidget(spec, LocaleSwitcherField);
