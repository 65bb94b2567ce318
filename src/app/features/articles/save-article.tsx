import { Trans } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { addressOf } from '#app/data/api/api-client.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type ArticleCard, articleSchemas } from '#contract/articles/article.schema.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { forgetArticle, isArticleSaved, saveArticle } from '#offline/collections/saved-articles.ts';

type Props = {
  readonly slug: ArticleCard['slug'];
  /** Keys of its pictures. */
  readonly pictures: readonly string[];
  /** Its text, whose diagrams have pictures too. */
  readonly html: string;
};

/** Saves an article on the device, with its pictures. */
export function SaveArticle({ slug, pictures, html }: Props) {
  const language = useLanguage();
  const [state, setState] = useState<'no' | 'saved' | 'busy' | 'failed'>('no');
  // The address of the page's own call, which finds the saved answer when the network is silent.
  const address = addressOf('contentDetail', { slug }, language, articleSchemas.contentDetail.path);
  const drawn = [...html.matchAll(/src="(\/media\/[^"]+)"/g)].map(([, address = '']) => address);
  const files = [...new Set([...pictures.map((key) => pictureUrl(key, 720)), ...drawn])];
  useEffect(() => {
    let isHere = true;
    void isArticleSaved(address).then((isSaved) => {
      if (isHere && isSaved) setState('saved');
    });
    return () => {
      isHere = false;
    };
  }, [address]);

  async function toggle() {
    setState('busy');
    if (state === 'saved') {
      await forgetArticle(address, files);
      setState('no');
      return;
    }
    setState((await saveArticle(address, files)) ? 'saved' : 'failed');
  }

  const isSaved = state === 'saved';
  return (
    <>
      <Button
        variant="secondary"
        aria-pressed={isSaved}
        disabled={state === 'busy'}
        icon={<Icon of={isSaved ? BookmarkCheck : Bookmark} />}
        onClick={() => void toggle()}
      >
        {isSaved ? <Trans>Saved, readable offline</Trans> : <Trans>Save to read offline</Trans>}
      </Button>
      <span role="status">
        {state === 'failed' ? <Trans>Not saved: no connection, or no room on this device.</Trans> : null}
      </span>
    </>
  );
}
