import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, ImagePlus, Trash2 } from 'lucide';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { openDevice } from '#app/data/device/device.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import { FileChoice } from '#app/ui/form/file-choice.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { articleLimits } from '#contract/articles/article.ts';
import type { ArticleContent } from '#contract/articles/article-content.ts';
import { languages } from '#contract/language.ts';
import { articlePicturesOf } from '#offline/articles/article-drafts.ts';
import type { ContentProps } from './content-props.ts';
import styles from './publishing.module.css';
import { type TakenPicture, takeArticlePicture } from './send-article-pictures.ts';
import staffStyles from './staff.module.css';

type Shown = ArticleContent['pictures'][number];
const noText = { id: '', en: '' } as const;

/** Pictures in order, the first at the top of the page, each with its description and caption in both languages. */
export function PictureFields({
  content,
  problems,
  onChange,
  account,
}: ContentProps & { readonly account: string }) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const [failed, setFailed] = useState<readonly { name: string; why: ReactNode }[]>([]);
  const { pictures } = content;
  const set = (changed: readonly Shown[]) => onChange({ ...content, pictures: [...changed] });

  async function take(files: readonly File[]): Promise<void> {
    setIsTaking(true);
    setFailed([]);
    const added: Shown[] = [];
    for (const file of files) {
      const taken: TakenPicture = await takeArticlePicture(file, account).catch(
        () => ({ ok: false, failure: 'broken' }) as const,
      );
      const { name } = file;
      if (!taken.ok) setFailed((before) => [...before, { name, why: <Why of={taken.failure} /> }]);
      else if (![...pictures, ...added].some(({ key }) => key === taken.key))
        added.push({ key: taken.key, alts: noText, captions: noText });
    }
    setIsTaking(false);
    if (added.length > 0) set([...pictures, ...added]);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };
  return (
    <section
      className={classNames(layouts.card, styles.panel)}
      data-over={isOver ? '' : undefined}
      aria-label={t`Pictures`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3 className={classNames(texts.title, styles.legend)}>
        <Trans>Pictures</Trans>
      </h3>
      <p className={texts.quiet}>
        <Trans>
          The first one stands at the top, cut to 16:10. Each needs a description for people who cannot see
          it.
        </Trans>
      </p>
      {problems.pictures === undefined ? null : <FieldError>{problems.pictures}</FieldError>}
      <ol className={layouts.stack16}>
        {pictures.map((picture, place) => (
          <li key={picture.key} className={styles.picture}>
            <Thumbnail of={picture} />
            {problems[`pictures.${place}`] === undefined ? null : (
              <FieldError>{problems[`pictures.${place}`]}</FieldError>
            )}
            <div className={styles.pictureTexts}>
              {languages.flatMap((language) =>
                (['alts', 'captions'] as const).map((kind) => (
                  <Field
                    key={kind + language}
                    lang={language}
                    label={
                      kind === 'alts'
                        ? { id: t`Description, Indonesian`, en: t`Description, English` }[language]
                        : { id: t`Caption, Indonesian`, en: t`Caption, English` }[language]
                    }
                    value={picture[kind][language]}
                    error={
                      problems[`pictures.${place}.${kind}.${language}`] ??
                      (picture[kind][language].length > articleLimits[kind === 'alts' ? 'alt' : 'caption']
                        ? t`This is too long.`
                        : undefined)
                    }
                    onChange={({ currentTarget }) =>
                      set(
                        pictures.with(place, {
                          ...picture,
                          [kind]: { ...picture[kind], [language]: currentTarget.value },
                        }),
                      )
                    }
                  />
                )),
              )}
            </div>
            <div className={classNames(layouts.wrap8, staffStyles.buttons)}>
              {place === 0 ? null : (
                <Button
                  variant="secondary"
                  size="dense"
                  icon={<Icon of={ArrowUp} size={18} />}
                  onClick={() => {
                    const moved = pictures.toSpliced(place, 1).toSpliced(place - 1, 0, picture);
                    set(moved);
                  }}
                >
                  <Trans>Move up</Trans>
                </Button>
              )}
              <Button
                variant="secondary"
                size="dense"
                icon={<Icon of={Trash2} size={18} />}
                onClick={() => set(pictures.toSpliced(place, 1))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <FileChoice
          label={isTaking ? t`Preparing …` : t`Choose pictures, or drop them here`}
          icon={<Icon of={ImagePlus} />}
          accept="image/*"
          isMany
          chosen={undefined}
          onChoose={(files) => void take(files)}
        />
      </div>
      <div role="alert">
        {failed.map(({ name, why }) => (
          <p key={name} className={classNames(tints.red, staffStyles.notice)}>
            <span>
              {name}: {why}
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}

/** A picture from this device until the server has it. */
function Thumbnail({ of: { key, alts } }: { readonly of: Shown }) {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void openDevice()
      .then(async (opened) => (opened.ok ? await articlePicturesOf(opened.database, [key]) : []))
      .then(([row]) => {
        if (isOver) return;
        if (row) made = URL.createObjectURL(new Blob([row.bytes], { type: row.type }));
        setAddress(made ?? null);
      })
      .catch(() => setAddress(null));
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [key]);
  if (address === undefined) return <div className={styles.thumbnail} />;
  if (address !== null) return <img src={address} alt={alts.id} className={styles.thumbnail} />;
  return (
    <Picture
      picture={{ key, preview: '' }}
      alt={alts.id}
      most={480}
      sizes="240px"
      className={styles.thumbnail}
    />
  );
}

function Why({ of }: { readonly of: Exclude<TakenPicture, { ok: true }>['failure'] }): ReactNode {
  switch (of) {
    case 'not-a-photo':
      return <Trans>this is not a JPEG, PNG, WebP or AVIF picture.</Trans>;
    case 'too-heavy':
      return <Trans>this is larger than 15 MB.</Trans>;
    case 'too-many-pixels':
      return <Trans>this has more than 50 megapixels.</Trans>;
    case 'heic':
      return <Trans>HEIC cannot be read here; save it as JPEG first.</Trans>;
    case 'no-room':
      return <Trans>this device has no room for it.</Trans>;
    default:
      return <Trans>this cannot be read here.</Trans>;
  }
}
