import { Trans } from '@lingui/react/macro';
import { Split } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldError, type FieldProps, SelectField } from '#app/ui/form/field.tsx';
import { NameField } from '#app/ui/form/name-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import type { SellField } from '#contract/sell/sell-fields.ts';
import styles from './sell-field.module.css';

type Named = { readonly field: SellField };

/** One field on the page: addressable by name, with a conflict between two tabs below it. */
export function FieldPlace({ field, children }: Named & { readonly children: ReactNode }) {
  const { conflictOf, settle } = useSellForm();
  const conflict = conflictOf(field);
  return (
    <div data-sell-field={field} className={styles.place}>
      {children}
      {conflict === undefined ? null : (
        <div role="alert" className={styles.conflict}>
          <Icon of={Split} size={18} />
          <p>
            <Trans>
              Another tab wrote “<strong>{conflict.theirs}</strong>” here. You typed “
              <strong>{conflict.mine}</strong>”.
            </Trans>
          </p>
          <div className={styles.settle}>
            <Button variant="secondary" size="dense" onClick={() => settle(field, 'theirs')}>
              <Trans>Keep the other</Trans>
            </Button>
            <Button variant="quiet" size="dense" onClick={() => settle(field, 'mine')}>
              <Trans>Use mine</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

type TextProps = Named & Omit<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A single-line text field of the draft: stored while typing, validated on blur. */
export function TextField({ field, ...rest }: TextProps) {
  const { form, set, leave, messageOf } = useSellForm();
  return (
    <FieldPlace field={field}>
      <Field
        value={form[field] ?? ''}
        error={messageOf(field)}
        onChange={(event) => set({ [field]: event.currentTarget.value })}
        onBlur={() => leave(field)}
        {...rest}
      />
    </FieldPlace>
  );
}

/** The name of who fills the form. */
export function SellerName({ hint }: { readonly hint?: ReactNode }) {
  const { form, set, leave, messageOf } = useSellForm();
  return (
    <FieldPlace field="name">
      <NameField
        value={form.name ?? ''}
        error={messageOf('name')}
        hint={hint}
        onName={(name) => set({ name })}
        onBlur={() => leave('name')}
      />
    </FieldPlace>
  );
}

type ChoiceFieldProps = Named & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  /** Label of the empty choice. */
  readonly none: string;
};

/** A native select. */
export function ListField({ field, label, hint, options, none }: ChoiceFieldProps) {
  const { form, set, leave, messageOf } = useSellForm();
  const value = form[field] ?? '';
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FieldPlace field={field}>
      <SelectField
        label={label}
        hint={hint}
        value={value}
        error={messageOf(field)}
        onChange={(event) => set({ [field]: event.currentTarget.value })}
        onBlur={() => leave(field)}
      >
        <option value="">{none}</option>
        {isKnown ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </SelectField>
    </FieldPlace>
  );
}

type GroupProps = Named & {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A labelled group of choices, with its problem below. */
export function ChoiceGroup({ field, label, isOptional = false, className, children }: GroupProps) {
  const { messageOf, leave } = useSellForm();
  const id = useId();
  const message = messageOf(field);
  return (
    <FieldPlace field={field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset shows its legend where it likes. */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave(field);
        }}
      >
        <p id={`${id}-label`} className={styles.groupLabel}>
          {label}
          {isOptional ? (
            <span className={patterns.unset}>
              {' '}
              <Trans>optional</Trans>
            </span>
          ) : null}
        </p>
        <div className={className ?? layouts.wrap8}>{children}</div>
        {message === undefined ? null : <FieldError id={`${id}-error`}>{message}</FieldError>}
      </div>
    </FieldPlace>
  );
}
