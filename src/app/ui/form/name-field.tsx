import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cleanPersonName, personNameProblem, shortPersonName } from '#contract/account/person-name.ts';
import { Field } from './field.tsx';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  onName(name: string): void;
  onBlur?(): void;
};

/** A person's name, as it will be stored once the field is left. A long one is offered shortened. */
export function NameField({ value, error, hint, onName, onBlur }: Props) {
  const { t } = useLingui();
  const short = personNameProblem(value) === 'name_long' ? shortPersonName(value) : undefined;
  return (
    <div>
      <Field
        label={t`Your name`}
        name="name"
        autoComplete="name"
        maxLength={200}
        value={value}
        error={error}
        hint={hint}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        onBlur={() => {
          const name = cleanPersonName(value);
          if (name !== value) onName(name);
          onBlur?.();
        }}
      />
      {short === undefined ? null : (
        <Button
          variant="text"
          size="dense"
          // The field keeps the focus: what leaving it shows would move the button away from the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onName(short)}
        >
          <Trans>Use “{short}”</Trans>
        </Button>
      )}
    </div>
  );
}
