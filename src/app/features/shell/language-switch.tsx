import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import styles from './language-switch.module.css';

const names: Record<Language, string> = { id: 'Bahasa Indonesia', en: 'English' };

export type LanguageSwitchProps = {
  /** Path of the current page, without language prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** `ID EN` in the header, full names in a sheet. */
  readonly look: 'short' | 'long';
};

/**
 * Articles exist in one language only, and modification pages have no language links
 * (docs/product.md#languages).
 */
function isTranslated(path: string, params: Readonly<Record<string, string>>): boolean {
  return !('postType' in params) && !path.includes('modifikasi');
}

/**
 * A link to the same page in the other language. It loads a new document because all messages change.
 * src/app/early/mark-early-input.ts stores the choice, before the app has loaded.
 */
export function LanguageSwitch({ path, params, look }: LanguageSwitchProps) {
  const { t } = useLingui();
  const current = useLanguage();
  if (!isTranslated(path, params)) return null;
  return (
    <nav aria-label={t`Language`} className={classNames(styles.switch, styles[look])}>
      {languages.map((language) => (
        <a
          key={language}
          href={pathInLanguage(path, language)}
          hrefLang={language}
          lang={language}
          className={styles.link}
          aria-current={language === current ? 'true' : undefined}
          aria-label={look === 'short' ? `${language.toUpperCase()}: ${names[language]}` : undefined}
        >
          {look === 'short' ? language.toUpperCase() : names[language]}
        </a>
      ))}
    </nav>
  );
}
