import { useEffect, useMemo } from 'react';
import { kindMessages } from 'virtual:kind-messages';
import { localeCodes, locales } from '#src/generated/locales.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import type { Widget } from '#src/kit/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { brandNames } from '#src/domain/brands/index.ts';
import { exampleField } from './exampleField.ts';
import { exampleServers } from './exampleServers.ts';
import { requiredOptionsOf } from './requiredOptions.ts';
import { situationsOf, type Situation } from './situations.ts';
import { addressOfView, type KindsView } from './kindsView.ts';

type Named = { kind: string; widget: Widget };

type ExampleProps = Named & { situation: Situation; view: KindsView; id: string };

function Example({ kind, widget, situation, view: { locale }, id }: ExampleProps) {
  const { field, form, texts, surroundings } = useMemo(() => {
    const call = exampleServers[situation.server ?? 'replies'];
    const options = requiredOptionsOf(widget);
    const messages = kindMessages[kind];
    if (!messages) throw new Error(`There are no messages of the kind ${kind}.`);
    const parts = { widget, messages, facts: situation.facts, call, locale };
    const example = exampleField({ ...parts, field: { id, kind, options } });
    if (situation.state) example.store.setState(situation.state);
    return example;
  }, [kind, widget, situation, locale, id]);
  const context = useMemo(() => ({ form, texts, step: 'example' }), [form, texts]);
  useEffect(() => {
    if (situation.submits) void form.submit();
  }, [form, situation]);
  return (
    <Card as="section" aria-labelledby={`${id}-situation`}>
      <p id={`${id}-situation`} className="field-hint">
        {situation.title}
      </p>
      <div lang={locale}>
        <SurroundingsContext value={surroundings}>
          <StepFormContext value={context}>
            {/* A form of its own: radio buttons of several examples with one name would be one group to the browser. */}
            <form onSubmit={(event) => event.preventDefault()}>
              <FieldView field={field} />
            </form>
          </StepFormContext>
        </SurroundingsContext>
      </div>
    </Card>
  );
}

const link = (name: string, to: KindsView) => (
  <li key={name}>
    <a href={addressOfView(to)}>{name}</a>
  </li>
);

/** Links to the same kinds in the other languages and brands, and to each kind alone. */
function Views({ view, kinds }: { view: KindsView; kinds: readonly string[] }) {
  const { kind: _, ...all } = view;
  return (
    <nav className="developers-views" aria-label="Views">
      <ul>
        {localeCodes().map((locale) => link(locales[locale].name, { ...view, locale }))}
        {brandNames.map((brand) => link(brand, { ...view, brand }))}
        {link('All kinds', all)}
        {kinds.map((kind) => link(kind, { ...view, kind }))}
      </ul>
    </nav>
  );
}

/** Every kind in every state. For developers. */
export function Kinds({ view, widgets }: { view: KindsView; widgets: readonly Named[] }) {
  const shown = view.kind === undefined ? widgets : widgets.filter(({ kind }) => kind === view.kind);
  return (
    <>
      <StepHeading lead="Nothing that is entered here is kept or sent.">Kinds</StepHeading>
      <Views view={view} kinds={widgets.map(({ kind }) => kind)} />
      {shown.map(({ kind, widget }) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>{kind}</h2>
          <p>{widget.spec.description}</p>
          {situationsOf(kind).map((situation, index) => (
            <Example
              key={situation.title}
              kind={kind}
              widget={widget}
              situation={situation}
              view={view}
              id={`${kind}${index}`}
            />
          ))}
        </section>
      ))}
    </>
  );
}
