import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { readAnswer } from '#app/data/api/read-answer.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import type { ArticleCard as Card } from '#contract/articles/article.schema.ts';
import type { Language } from '#contract/language.ts';
import { savedArticles } from '#offline/collections/saved-articles.ts';
import { ArticleGrid } from './article-list.tsx';

async function savedCards(language: Language): Promise<Card[]> {
  const own = (await savedArticles()).filter(
    ([address]) => new URL(address).searchParams.get('lang_code') === language,
  );
  const read = await Promise.allSettled(
    own.map(([, body]) => readAnswer('contentDetail', 200, body, language)),
  );
  return read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** The articles saved on this device; nothing if there are none. */
export function SavedArticles() {
  const language = useLanguage();
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    let isHere = true;
    void savedCards(language).then((found) => {
      if (isHere) setCards(found);
    });
    return () => {
      isHere = false;
    };
  }, [language]);
  if (cards.length === 0) return null;
  return (
    <ContentSection heading={<Trans>Saved on this device</Trans>}>
      <ArticleGrid cards={cards} />
    </ContentSection>
  );
}
