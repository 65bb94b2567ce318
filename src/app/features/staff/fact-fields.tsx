import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Tag } from 'lucide';
import { useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Choice } from '#app/ui/form/choice.tsx';
import { Field, FieldError, SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { articleUnits, postTypes } from '#contract/articles/article.ts';
import { articleUnitNames, postTypeNames } from '#contract/articles/article-names.ts';
import { ChangeProblem } from './change-problem.tsx';
import type { ContentProps } from './content-props.ts';
import styles from './publishing.module.css';
import { useStaffApi } from './use-staff-api.ts';
import { useStaffChange } from './use-staff-change.ts';

/** What an article is in whatever language. */
export function FactFields({ content, problems, onChange }: ContentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, refresh } = useStaffApi('staffArticleNames', {});
  const names = state.kind === 'known' ? state.data : undefined;
  const { postType, bu, author, featured, tags, models } = content;
  const tagNames = new Map(names?.tags.map((tag) => [tag.slug, tag[language]]));
  const modelNames = new Map(names?.models.map(({ key, name }) => [key, name]));
  return (
    <section className={classNames(layouts.card, styles.panel)} aria-label={t`Facts`}>
      <h3 className={classNames(texts.title, styles.legend)}>
        <Trans>Facts</Trans>
      </h3>
      <div className={styles.facts}>
        <SelectField
          label={t`Kind`}
          value={postType}
          onChange={({ currentTarget }) =>
            onChange({
              ...content,
              postType: postTypes.find((each) => each === currentTarget.value) ?? postType,
            })
          }
        >
          {postTypes.map((each) => (
            <option key={each} value={each}>
              {postTypeNames[each][language]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`About`}
          value={bu}
          onChange={({ currentTarget }) =>
            onChange({ ...content, bu: articleUnits.find((each) => each === currentTarget.value) ?? bu })
          }
        >
          {articleUnits.map((each) => (
            <option key={each} value={each}>
              {articleUnitNames[each][language]}
            </option>
          ))}
        </SelectField>
        <Field
          label={t`Author`}
          value={author}
          error={problems.author}
          onChange={({ currentTarget }) => onChange({ ...content, author: currentTarget.value })}
        />
      </div>
      <Choice
        type="checkbox"
        isBoxed
        checked={featured}
        onChange={({ currentTarget }) => onChange({ ...content, featured: currentTarget.checked })}
      >
        <Trans>Featured at the top of its kind</Trans>
      </Choice>
      <Chosen
        label={t`Tags`}
        adding={t`Add a tag`}
        chosen={tags}
        names={tagNames}
        problem={problems.tags}
        onChange={(changed) => onChange({ ...content, tags: changed })}
      />
      <NewTag
        onAdded={(slug) => {
          refresh();
          if (!tags.includes(slug)) onChange({ ...content, tags: [...tags, slug] });
        }}
      />
      <Chosen
        label={t`Models`}
        adding={t`Add a model`}
        chosen={models}
        names={modelNames}
        problem={problems.models}
        onChange={(changed) => onChange({ ...content, models: changed })}
      />
      {state.kind === 'offline' || state.kind === 'refused' ? (
        <p className={texts.quiet}>
          <Trans>Without a connection tags and models cannot be chosen; those chosen stay.</Trans>
        </p>
      ) : null}
    </section>
  );
}

type ChosenProps = {
  readonly label: string;
  readonly adding: string;
  readonly chosen: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly problem: string | undefined;
  onChange(chosen: string[]): void;
};

/** Chosen ones as chips, and a field that finds others by their name. */
function Chosen({ label, adding, chosen, names, problem, onChange }: ChosenProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const keyOf = (name: string) =>
    [...names].find(([, each]) => each.toLowerCase() === name.trim().toLowerCase())?.[0];
  return (
    <fieldset className={styles.chosen}>
      <legend className={classNames(texts.title, styles.legend)}>{label}</legend>
      <div className={layouts.wrap6}>
        {chosen.map((key) => (
          <Chip key={key} look="selected" onClick={() => onChange(chosen.filter((each) => each !== key))}>
            {names.get(key) ?? key}
          </Chip>
        ))}
      </div>
      <Field
        label={adding}
        list={list}
        value={typed}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          const key = keyOf(value);
          if (key === undefined || chosen.includes(key)) return setTyped(value);
          setTyped('');
          onChange([...chosen, key]);
        }}
      />
      <datalist id={list}>
        {[...names].map(([key, name]) => (chosen.includes(key) ? null : <option key={key} value={name} />))}
      </datalist>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </fieldset>
  );
}

/** A tag that does not exist yet. */
function NewTag({ onAdded }: { onAdded(slug: string): void }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState({ id: '', en: '' });
  const { run, failure, isBusy } = useStaffChange('staffAddArticleTag');
  if (!isOpen)
    return (
      <Button
        variant="text"
        size="dense"
        icon={<Icon of={Tag} size={18} />}
        className={styles.start}
        onClick={() => setIsOpen(true)}
      >
        <Trans>A new tag</Trans>
      </Button>
    );
  async function add(): Promise<void> {
    const answer = await run((clientId) => ({ clientId, nameId: name.id, nameEn: name.en }));
    if (!answer) return;
    setIsOpen(false);
    setName({ id: '', en: '' });
    onAdded(answer.tag.slug);
  }
  return (
    <div className={styles.facts}>
      <Field
        label={t`Name, Indonesian`}
        value={name.id}
        maxLength={40}
        onChange={({ currentTarget }) => setName({ ...name, id: currentTarget.value })}
      />
      <Field
        label={t`Name, English`}
        value={name.en}
        maxLength={40}
        onChange={({ currentTarget }) => setName({ ...name, en: currentTarget.value })}
      />
      <Button variant="secondary" icon={<Icon of={Plus} />} aria-disabled={isBusy} onClick={() => void add()}>
        <Trans>Add this tag</Trans>
      </Button>
      <ChangeProblem failure={failure} />
    </div>
  );
}
