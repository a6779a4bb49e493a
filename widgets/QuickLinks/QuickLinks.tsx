import type { ReactNode } from 'react';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useLinks } from '#src/kit/context.ts';
import { SectionLinks } from '#src/kit/SectionLinks.tsx';
import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { spec } from './spec.ts';
import './QuickLinks.css';

type Props = WidgetProps<typeof spec>;

/** The same address for somebody who answers for a child. */
function forChild(href: string): string {
  const [path, query] = href.split('?');
  const asked = new URLSearchParams(query);
  asked.set('cg', '1');
  return `${path}?${asked}`;
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Sections({ options, T }: Props) {
  const sections = [
    { to: 'why-trials', message: 'whyTrials' },
    { to: 'could-qualify', message: 'couldQualify' },
    { to: 'healthier-world', message: 'healthierWorld' },
    { to: 'testimonials', message: 'testimonials' },
  ] as const;
  const shown = sections.filter(({ message }) => options[message]);
  if (shown.length === 0) return null;
  return (
    <Group title={<T message="onThisPage" />}>
      <SectionLinks sections={shown.map(({ to, message }) => ({ to, text: <T message={message} /> }))} />
    </Group>
  );
}

/** For whom a visitor answers is decided when the page loads: the link for a child reloads the page. */
function Ways({ options, T }: Props) {
  const links = useLinks();
  const linkTo = useAppLink();
  const forOther = useAnswersForOther();
  return (
    <Group title={<T message="findStudy" />}>
      <ul>
        <li>
          <a {...linkTo(links.studySearch)}>
            <T message="studySearch" />
          </a>
        </li>
        {options.child && !forOther ? (
          <li>
            <a href={forChild(links.step('home'))}>
              <T message="child" />
            </a>
          </li>
        ) : null}
      </ul>
    </Group>
  );
}

function Policies({ t, T }: Props) {
  const links = useLinks();
  return (
    <Group title={<T message="policies" />}>
      <ul>
        {(['privacy', 'terms', 'healthData'] as const).map((name) => (
          <li key={name}>
            <a href={links[name]} target="_blank" rel="noopener">
              <T message={name} />
              <span className="visually-hidden">{` (${t('newTab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function QuickLinksBlock(props: Props) {
  const { id, T } = props;
  return (
    <nav className="quick-links" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      <div>
        <Sections {...props} />
        <Ways {...props} />
        <Policies {...props} />
      </div>
    </nav>
  );
}

export const QuickLinks = defineWidget(spec, QuickLinksBlock);
