import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import { savedSearchesPath } from '#contract/paths.ts';
import { searchNameForm } from '#contract/search/search-name-form.ts';
import { savedSearchLimit, searchNameLength } from '#offline/device/limits.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import type { SaveResult } from '#offline/saved-searches/saved-searches.ts';
import styles from './search-name-sheet.module.css';
import { SearchSummary } from './search-summary.tsx';

export type SearchNameSheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly purpose: 'save' | 'rename';
  readonly search: Pick<SavedSearch, 'q' | 'sort' | 'choices'>;
  /** The current or default name. */
  readonly name: string;
  onName(name: string): Promise<SaveResult>;
};

/** Asks for the name of a search. */
export function SearchNameSheet(props: SearchNameSheetProps) {
  const { t } = useLingui();
  const { isOpen, onClose, purpose } = props;
  const [problem, setProblem] = useState<Exclude<SaveResult, { kind: 'saved' }>>();
  const form = useId();
  function close() {
    setProblem(undefined);
    onClose();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={
        problem?.kind === 'limit-reached'
          ? t`Your saved searches are full`
          : purpose === 'save'
            ? t`Save search`
            : t`Rename search`
      }
      footer={
        problem?.kind === 'limit-reached' ? (
          <ButtonLink isWide href={savedSearchesPath}>
            <Trans>See saved searches</Trans>
          </ButtonLink>
        ) : (
          <Button isWide type="submit" form={form}>
            <Trans>Save</Trans>
          </Button>
        )
      }
    >
      {problem?.kind === 'limit-reached' ? (
        <p>
          <Trans>
            This device keeps {savedSearchLimit} searches at most. Remove one you no longer need, then save
            this one.
          </Trans>
        </p>
      ) : (
        <NameForm {...props} form={form} problem={problem} onProblem={setProblem} />
      )}
    </Sheet>
  );
}

type NameFormProps = SearchNameSheetProps & {
  readonly form: string;
  readonly problem: Exclude<SaveResult, { kind: 'saved' }> | undefined;
  onProblem(problem: Exclude<SaveResult, { kind: 'saved' }>): void;
};

function NameForm({ form, purpose, search, name, problem, onName, onClose, onProblem }: NameFormProps) {
  const { t } = useLingui();
  const { formRef, fieldOf, submit } = useCheckedForm({ rules: searchNameForm, first: { name } });

  async function save(given: string) {
    const result = await onName(given);
    if (result.kind === 'saved') onClose();
    else onProblem(result);
  }

  return (
    <form
      ref={formRef}
      id={form}
      className={layouts.stack16}
      noValidate
      onSubmit={(event) => submit(event, ({ name: given = '' }) => void save(given))}
    >
      <SearchSummary search={search} />
      <Field label={t`Name`} maxLength={searchNameLength} required enterKeyHint="done" {...fieldOf('name')} />
      <p className={classNames(texts.quiet, styles.note)} role={problem ? 'alert' : undefined}>
        {problem?.kind === 'failed' ? (
          <DeviceFailureText failure={problem.failure} />
        ) : purpose === 'save' ? (
          <Trans>It stays on this device. You see how many cars are new since you last looked.</Trans>
        ) : null}
      </p>
    </form>
  );
}
