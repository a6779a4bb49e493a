import { useEffect, useMemo } from 'react';
import { FieldView } from '#src/form/FieldView.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import type { Widget } from '#src/kit/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { exampleForm } from './exampleForm.ts';
import { scenesOf, type Scene } from './situations.ts';
import { addressOfView, brandsShown, languages, type KindsView } from './kindsView.ts';

type Named = { kind: string; widget: Widget };

function Example({ kind, widget, scene, view, id }: Named & { scene: Scene; view: KindsView; id: string }) {
  const { field, form, texts, surroundings } = useMemo(
    () => exampleForm(kind, widget, scene, view.locale, id),
    [kind, widget, scene, view.locale, id],
  );
  const context = useMemo(() => ({ form, texts, step: 'example' }), [form, texts]);
  useEffect(() => {
    if (scene.submits) void form.submit();
  }, [form, scene]);
  return (
    <Card as="section" aria-labelledby={`${id}-scene`}>
      <p id={`${id}-scene`} className="field-hint">
        {scene.title}
      </p>
      <div lang={view.locale}>
        <SurroundingsContext value={surroundings}>
          <StepFormContext value={context}>
            <FieldView field={field} />
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
        {(['en', 'es'] as const).map((locale) => link(languages[locale], { ...view, locale }))}
        {brandsShown.map((brand) => link(brand, { ...view, brand }))}
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
          {scenesOf(kind).map((scene, index) => (
            <Example key={scene.title} kind={kind} widget={widget} scene={scene} view={view} id={`${kind}${index}`} />
          ))}
        </section>
      ))}
    </>
  );
}
