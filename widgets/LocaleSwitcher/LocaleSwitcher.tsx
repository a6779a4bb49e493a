import { localeCodes, locales } from '#src/generated/locales.ts';
import { useLinks } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';
import './LocaleSwitcher.css';

function LocaleSwitcherField({ t, locale }: WidgetProps<typeof spec>) {
  const links = useLinks();
  return (
    <nav className="locale-switcher" aria-label={t('languages')}>
      {localeCodes().map((other) => (
        <a
          key={other}
          href={links.locale(other)}
          hrefLang={other}
          lang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          {locales[other].name}
        </a>
      ))}
    </nav>
  );
}

export const LocaleSwitcher = defineWidget(spec, LocaleSwitcherField);
