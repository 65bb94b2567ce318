import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, Link, UserCheck } from 'lucide';
import { useApi } from '#app/data/api/use-api.tsx';
import { JoinAgents } from '#app/features/agents/join-agents.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';
import { agentLimits, consentDays } from '#contract/agents/agent.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { fullRupiah } from '#contract/agents/full-rupiah.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import styles from './agent.module.css';

function AgentScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('agentTerms', {});
  if (!data) return null;
  const least = formatPrice(data.leastPayout, language);
  const title = t`Become a car agent`;
  const lead = t`Help people around you sell their car on Lajur, and earn a commission when it is sold.`;
  return (
    <>
      <Head title={title} description={lead} canonicalPath={agentPath} />
      <ContentPage title={title} lead={lead}>
        <ContentSection heading={t`What an agent does`}>
          <IconRows>
            <IconRow icon={Link} title={<Trans>Share your link</Trans>}>
              <Trans>An ad that begins with your link counts as yours. The seller stays its owner.</Trans>
            </IconRow>
            <IconRow icon={UserCheck} title={<Trans>Or sell on behalf of someone</Trans>}>
              <Trans>
                The seller agrees on their own phone, and their ads of the next {consentDays} days count as
                yours. You never need a code of theirs.
              </Trans>
            </IconRow>
            <IconRow icon={Banknote} title={<Trans>Earn when the car is sold</Trans>}>
              <Trans>
                The commission is due when a buyer’s offer was accepted, or their booking passed on, and the
                car is marked as sold.
              </Trans>
            </IconRow>
          </IconRows>
        </ContentSection>
        <ContentSection heading={t`What you earn`}>
          {data.rules.length === 0 ? (
            <p>
              <Trans>At present no commission is paid.</Trans>
            </p>
          ) : (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Price of the car</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Commission</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.rules.map(({ upTo, commission }) => (
                  <tr key={upTo}>
                    <th scope="row">
                      {upTo === null ? (
                        <Trans>Above that</Trans>
                      ) : (
                        <Trans>Up to {formatPrice(upTo, language)}</Trans>
                      )}
                    </th>
                    <td>{fullRupiah(commission, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {data.isExample ? (
            <p>
              <Badge tone="amber">
                <Trans>Example amounts of the demonstration</Trans>
              </Badge>
            </p>
          ) : null}
        </ContentSection>
        <ContentSection heading={t`Conditions`}>
          <ul className={styles.conditions}>
            <li>
              <Trans>We check each request. Until it is granted you have no link and earn nothing.</Trans>
            </li>
            <li>
              <Trans>Your own car does not count, neither as seller nor as buyer.</Trans>
            </li>
            <li>
              <Trans>
                A seller has one agent at a time, for {consentDays} days. You may ask {agentLimits.asksADay}{' '}
                sellers a day.
              </Trans>
            </li>
            <li>
              <Trans>You never take money from sellers or buyers in the name of Lajur.</Trans>
            </li>
            <li>
              <Trans>
                Payouts begin at {least}. We call you on your number about the bank account: we do not store
                it.
              </Trans>
            </li>
          </ul>
        </ContentSection>
        <ContentSection heading={t`Join`} id="gabung">
          <JoinAgents />
        </ContentSection>
      </ContentPage>
    </>
  );
}

export const page: Page = {
  async load(api) {
    await api.get('agentTerms', {});
    const name = localized('Car agents')[api.language];
    return { frame: { faqs: [], breadcrumbs: breadcrumbsTo(api.language, [name, agentPath]) } };
  },
  Screen: AgentScreen,
};
