import { Trans, useLingui } from '@lingui/react/macro';
import { answerConsent, needsConsent } from '#app/tracking/consent.ts';
import { AdPlace } from '#app/ui/ad-place.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FaqList } from '#app/ui/faq-list.tsx';
import { Logo } from '#app/ui/icon/logo.tsx';
import { Mark } from '#app/ui/icon/mark.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Breadcrumbs } from '#app/ui/link/breadcrumbs.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { isPersonalPage } from '#contract/account/personal-page.ts';
import { homePath } from '#contract/paths.ts';
import type { Breadcrumb, FaqEntry, SiteLink, SiteSettings } from '#contract/site/navigation.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useSite } from './use-shell-data.ts';

export type FooterProps = {
  readonly layout: 'default' | 'listing' | 'mobile-back';
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The page's questions; the home page shows the site's own. */
  readonly faqs: readonly FaqEntry[] | undefined;
  /** Heading of the questions of a page whose title is not above them. */
  readonly faqTitle: string | undefined;
  readonly breadcrumbs: readonly Breadcrumb[];
};

const networkNames = {
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
} as const;

/** The footer, of pages that are not the account's; empty settings are not displayed (docs/product.md#menu-and-footer). */
export function Footer({ layout, path, params, faqs, faqTitle, breadcrumbs }: FooterProps) {
  const site = useSite();
  if (isPersonalPage(path)) return null;
  const questions = faqs ?? (path === homePath ? site?.faqs : undefined) ?? [];
  return (
    <footer className={styles.footer} data-layout={layout}>
      <div className={styles.inner}>
        {site?.tracking?.ads ? <AdPlace /> : null}
        {questions.length === 0 ? null : (
          <section className={styles.faq}>
            <h2 className={styles.faqTitle}>
              {faqTitle ?? (faqs ? <Trans>Common questions</Trans> : site?.heading)}
            </h2>
            <FaqList faqs={questions} />
          </section>
        )}
        <Breadcrumbs items={breadcrumbs} />
        {site === undefined ? null : <SiteLinks site={site} />}
        <div className={styles.end}>
          <Logo />
          <p className={texts.faint}>
            <Trans>Used cars, even when your signal drops</Trans>
          </p>
          <p className={texts.faint}>© Lajur</p>
          {site?.tracking && needsConsent(site.tracking) ? (
            <button type="button" className={styles.choice} onClick={() => answerConsent(undefined)}>
              <Trans>Your choice about tracking</Trans>
            </button>
          ) : null}
          {site === undefined ? null : <Social site={site} />}
          <span className={styles.language}>
            <LanguageSwitch path={path} params={params} look="long" />
          </span>
        </div>
      </div>
    </footer>
  );
}

function SiteLinks({ site }: { readonly site: SiteSettings }) {
  const { t } = useLingui();
  const { careersUrl, supportEmail, sisterSites, appStoreUrl, playStoreUrl } = site;
  const company: SiteLink[] = [
    ...(careersUrl === null ? [] : [{ label: t`Careers`, url: careersUrl }]),
    ...(supportEmail === null ? [] : [{ label: supportEmail, url: `mailto:${supportEmail}` }]),
  ];
  const hasApps = appStoreUrl !== null || playStoreUrl !== null;
  const columns = site.footerColumns.filter(({ links }) => links.length > 0);
  if (columns.length + company.length + sisterSites.length === 0 && !hasApps) return null;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }) => (
        <Column key={title} title={title} links={links} />
      ))}
      {company.length === 0 ? null : <Column title={t`Help and company`} links={company} />}
      {sisterSites.length === 0 ? null : <Column title={t`Sister sites`} links={sisterSites} />}
      {hasApps ? (
        <section className={styles.apps}>
          <h2>
            <Trans>Get the app</Trans>
          </h2>
          <div className={styles.stores}>
            {appStoreUrl === null ? null : <Store url={appStoreUrl} mark="store-apple" name="App Store" />}
            {playStoreUrl === null ? null : (
              <Store url={playStoreUrl} mark="store-google" name="Google Play" />
            )}
          </div>
        </section>
      ) : null}
    </div>
  );
}

/** A row of an accordion on a phone; open on a wide screen, where the browser can show a closed one. */
function Column({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  return (
    <details className={styles.column} name="footer">
      <summary className={styles.columnTitle}>
        <h2>{title}</h2>
      </summary>
      {/* No list: its items are thirty elements of every document. */}
      <div className={styles.links}>
        {links.map(({ label, url }) => (
          <AppLink key={url} href={url} className={classNames(patterns.underlined, styles.link)}>
            {label}
          </AppLink>
        ))}
      </div>
    </details>
  );
}

function Store({ url, mark, name }: { readonly url: string; readonly mark: string; readonly name: string }) {
  return (
    <AppLink href={url} className={styles.store}>
      <Mark name={mark} size={20} />
      {name}
    </AppLink>
  );
}

function Social({ site }: { readonly site: SiteSettings }) {
  if (site.social.length === 0) return null;
  return (
    <ul className={styles.social}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <AppLink href={url} className={styles.network} aria-label={networkNames[network]}>
            <Mark name={`network-${network}`} size={20} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
