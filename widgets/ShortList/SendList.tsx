import { useState } from 'react';
import type { Study } from '#src/domain/facts.ts';
import { useSurroundings } from '#src/kit/context.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { listParameter, type spec } from './spec.ts';

/** The address of the list: that of the first step, with the studies and nothing else of this visit. */
function addressOfList(home: string, kept: readonly Study[]): string {
  const { origin, pathname } = new URL(home, location.href);
  return `${origin}${pathname}?${listParameter}=${kept.map(({ id }) => id).join()}`;
}

/** Copies the link of the list, or hands it to what the device shares with; where neither goes, shows it to be copied. */
export function SendList({ id, t, T, kept }: WidgetProps<typeof spec> & { kept: readonly Study[] }) {
  const { links } = useSurroundings();
  const [state, setState] = useState<'copied' | 'byHand'>();
  const address = () => addressOfList(links.step('home'), kept);
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(address()))
      .then(
        () => setState('copied'),
        () => setState('byHand'),
      );
  // Whoever closes what the device shares with has sent nothing, and needs no message.
  const share = () => void navigator.share({ title: t('shareTitle'), url: address() }).catch(() => undefined);
  return (
    <>
      <ButtonRow>
        <Button kind="secondary" onClick={copy}>
          <T message="copy" />
        </Button>
        {typeof navigator !== 'undefined' && 'share' in navigator ? (
          <Button kind="quiet" onClick={share}>
            <T message="share" />
          </Button>
        ) : null}
      </ButtonRow>
      <output className="short-list-sent">{state === 'copied' ? <T message="copied" /> : null}</output>
      {state === 'byHand' ? (
        <TextField
          id={`${id}-link`}
          label={<T message="copyByHand" />}
          type="url"
          value={address()}
          onChange={() => undefined}
        />
      ) : null}
    </>
  );
}
