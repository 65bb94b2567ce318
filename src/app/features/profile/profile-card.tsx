import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { ScopeName } from '#app/ui/state/scope-name.tsx';
import texts from '#app/ui/texts.module.css';
import type { OwnProfile } from '#contract/account/account.schema.ts';
import { accountPaths } from '#contract/account/account-pages.ts';
import { dateText } from '#contract/date-text.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import styles from './profile.module.css';

/** The account's profile. */
export function ProfileCard({ profile }: { readonly profile: OwnProfile }) {
  const { user, isWhatsapp, createdAt } = profile;
  const since = dateText(createdAt, 'long', useLanguage());
  return (
    <section className={classNames(layouts.raisedCard, styles.card)}>
      <h2 className={texts.sheetTitle}>{user.name ?? <Trans>No name yet</Trans>}</h2>
      <dl className={styles.facts}>
        <dt>
          <Trans>Mobile number</Trans>
        </dt>
        <dd>{formatMobile(user.mobile)}</dd>
        <dt>WhatsApp</dt>
        <dd>{isWhatsapp ? <Trans>Yes</Trans> : <Trans>No</Trans>}</dd>
        <dt>
          <Trans>E-mail</Trans>
        </dt>
        <dd>{user.email ?? '–'}</dd>
        <dt>
          <Trans>Account type</Trans>
        </dt>
        <dd>
          <ScopeName scope={user.scope} />
        </dd>
        <dt>
          <Trans>Member since</Trans>
        </dt>
        <dd>{since}</dd>
      </dl>
      <div className={layouts.wrap8}>
        <ButtonLink
          variant="secondary"
          size="dense"
          href={accountPaths.edit}
          icon={<Icon of={Pencil} size={18} />}
        >
          <Trans>Edit details</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
