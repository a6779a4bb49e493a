import { distanceChoices } from '#src/domain/distance.ts';
import { useSearchFilters } from '#src/kit/useStudySearch.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { SearchAreaProps } from './props.ts';

/** Words and a distance. Both are in the address, so that a reload and the Back button bring them back. */
export function Filters({ id, t, T, country }: SearchAreaProps) {
  const [filters, change] = useSearchFilters();
  const distances = distanceChoices(country).map(({ km, count, unit }) => ({
    value: String(km),
    label: t(unit, { count }),
  }));
  return (
    // What narrows the results from the start, such as after a reload, is in sight.
    <Disclosure summary={<T message="narrow" />} isOpen={Object.keys(filters).length > 0}>
      <div className="search-filters">
        <TextField
          id={`${id}-words`}
          label={<T message="words" />}
          hint={<T message="wordsHint" />}
          name="words"
          type="search"
          maxLength={200}
          value={filters.words ?? ''}
          onChange={(words) => change({ ...filters, words })}
        />
        <Field id={`${id}-within`} label={<T message="within" />}>
          {(control) => (
            <Select
              {...control}
              name="within"
              value={String(filters.withinKm ?? '')}
              placeholder={t('anyDistance')}
              options={distances}
              onChange={(km) => change({ ...filters, withinKm: km === '' ? undefined : Number(km) })}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
