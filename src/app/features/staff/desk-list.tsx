import { Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload, ImageOff, Plus, Search } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useDevice } from '#app/data/device/use-device.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { postTypes } from '#contract/articles/article.ts';
import { articleTitle } from '#contract/articles/article-content.ts';
import { articleStates, type DeskEntry } from '#contract/articles/article-desk.schema.ts';
import { postTypeNames, sectionName } from '#contract/articles/article-names.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { formatNumber } from '#contract/money.ts';
import { listArticleDrafts } from '#offline/articles/article-drafts.ts';
import { type DeskSelection, deskPath, editPath, newArticlePath } from './desk-address.ts';
import { DeskState } from './desk-state.tsx';
import { Pager } from './pager.tsx';
import styles from './publishing.module.css';
import staffStyles from './staff.module.css';
import { StaffTable } from './staff-table.tsx';
import { StateBadge, StateName } from './state-badge.tsx';
import { useStaffApi } from './use-staff-api.ts';
import { wibText } from './wib.ts';

/** All articles, selected by state, kind and words of the title. */
export function DeskList({
  account,
  selection,
}: {
  readonly account: string;
  readonly selection: DeskSelection;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { state: chosen, postType, text } = selection;
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState(text);
  const { state, refresh } = useStaffApi('staffArticles', {
    ...(chosen && { state: chosen }),
    ...(postType && { postType }),
    ...(text !== '' && { text }),
    page: String(page),
  });
  const counts = state.kind === 'known' ? state.data.counts : undefined;
  const go = (change: Partial<DeskSelection>) => {
    setPage(1);
    navigate(deskPath({ ...selection, ...change }));
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    go({ text: typed.trim() });
  };
  return (
    <div className={styles.desk}>
      <div className={classNames(layouts.stack12, styles.find)}>
        <Button icon={<Icon of={Plus} />} onClick={() => navigate(newArticlePath())}>
          <Trans>New article</Trans>
        </Button>
        <search>
          <form className={layouts.inCell} onSubmit={find}>
            <Field
              label={t`Words of the title`}
              type="search"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="secondary" icon={<Icon of={Search} />} aria-label={t`Search`} />
          </form>
        </search>
        <SelectField
          label={t`Kind`}
          value={postType ?? ''}
          onChange={({ currentTarget }) =>
            go({ postType: postTypes.find((each) => each === currentTarget.value) })
          }
        >
          <option value="">{t`All kinds`}</option>
          {postTypes.map((each) => (
            <option key={each} value={each}>
              {postTypeNames[each][language]}
            </option>
          ))}
        </SelectField>
      </div>
      <ChipRow label={t`State`}>
        {[undefined, ...articleStates].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            href={deskPath({ ...selection, state: each })}
            count={each === undefined ? undefined : counts?.[each]}
            aria-current={each === chosen ? 'page' : undefined}
            className={styles.chip}
            onClick={() => setPage(1)}
          >
            {each === undefined ? <Trans>All</Trans> : <StateName state={each} />}
          </ChipLink>
        ))}
      </ChipRow>
      <OnDevice account={account} />
      {state.kind !== 'known' ? (
        <DeskState state={state} onAgain={refresh} />
      ) : state.data.items.length === 0 ? (
        <p className={texts.quiet}>
          {chosen === undefined && postType === undefined && text === '' ? (
            <Trans>There is no article yet. Write the first one.</Trans>
          ) : (
            <Trans>No articles match this selection.</Trans>
          )}
        </p>
      ) : (
        <>
          <Articles entries={state.data.items} />
          <Pager meta={state.data.meta} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function Articles({ entries }: { readonly entries: readonly DeskEntry[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <section className={classNames(layouts.raisedCard, staffStyles.table)}>
      <StaffTable
        label={t`Articles`}
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          { head: t`Article`, look: 'first', cell: (entry) => <Entry entry={entry} /> },
          {
            head: t`State`,
            cell: ({ state, hasChanges }) => (
              <span className={layouts.wrap6}>
                <StateBadge state={state} />
                {hasChanges ? (
                  <Badge tone="amber">
                    <Trans>Unpublished changes</Trans>
                  </Badge>
                ) : null}
              </span>
            ),
          },
          {
            head: t`Published`,
            cell: ({ publishAt, state }) =>
              publishAt === null || state === 'draft' ? null : wibText(publishAt, language),
          },
          {
            head: t`Readers`,
            look: 'number',
            cell: ({ views }) => (views === 0 ? null : formatNumber(views, language)),
          },
          { head: t`Changed`, cell: (entry) => <Changed entry={entry} /> },
        ]}
      />
    </section>
  );
}

function Entry({ entry }: { readonly entry: DeskEntry }) {
  const language = useLanguage();
  const { id, title, picture } = entry;
  return (
    <AppLink href={editPath(id)} className={staffStyles.car}>
      {picture === null ? (
        <span className={classNames(patterns.thumb72, styles.noPicture)}>
          <Icon of={ImageOff} />
        </span>
      ) : (
        <img
          src={pictureUrl(picture, 320)}
          alt=""
          width="72"
          height="54"
          loading="lazy"
          className={classNames(patterns.thumb72, styles.cover)}
        />
      )}
      <span>
        <strong className={patterns.semibold}>{title === '' ? <Trans>Untitled</Trans> : title}</strong>
        <span className={texts.noteLine}>{sectionName(entry, language)}</span>
      </span>
    </AppLink>
  );
}

function Changed({ entry: { changedAt, changedBy } }: { readonly entry: DeskEntry }) {
  const moment = useMomentText();
  if (changedAt === null) return null;
  return (
    <>
      {moment(Date.parse(changedAt))}
      {changedBy === null ? null : <span className={texts.noteLine}>{changedBy}</span>}
    </>
  );
}

/** What this device has and the server does not. */
function OnDevice({ account }: { readonly account: string }) {
  const drafts = useDevice((database) => listArticleDrafts(database, account), [account]);
  if (drafts.kind !== 'known' || drafts.value.length === 0) return null;
  return (
    <section className={classNames(tints.amber, staffStyles.notice)}>
      <Icon of={CloudUpload} />
      <p>
        <Trans>Only on this device so far. Open it with a connection and it is sent:</Trans>
      </p>
      <ul className={styles.onDevice}>
        {drafts.value.map(({ id, content }) => (
          <li key={id}>
            <AppLink href={`${editPath(id)}&view=new`}>
              {articleTitle(content) || <Trans>Untitled</Trans>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
