import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { isDemonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { callUrl, formatMobile, whatsappUrl } from '#contract/seller-number/seller-number.ts';
import styles from './payments.module.css';

/** How the buyer of a paid booking reaches the seller. */
export function OrderSeller({ order: { seller, car, reference } }: { readonly order: OrderView }) {
  const { t } = useLingui();
  if (!seller) return null;
  const { name, mobile, isWhatsapp } = seller;
  const message = t`Hello, I have booked your ${car} on Lajur (${reference}). When can I see it?`;
  return (
    <>
      <h2 className={texts.title}>{name ?? <Trans>The seller</Trans>}</h2>
      {isDemonstrationNumber(mobile) ? (
        <p className={texts.note}>
          <Trans>This seller is a demonstration: the number is not a real one.</Trans>
        </p>
      ) : null}
      <div className={classNames(layouts.wrap8, styles.ways)}>
        {isWhatsapp ? (
          <ButtonLink
            variant="secondary"
            href={whatsappUrl(mobile, message)}
            icon={<Icon of={MessageCircle} size={18} />}
          >
            <Trans>WhatsApp</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink
          variant="secondary"
          href={callUrl(mobile)}
          icon={<Icon of={Phone} size={18} />}
          translate="no"
        >
          {formatMobile(mobile)}
        </ButtonLink>
      </div>
    </>
  );
}
