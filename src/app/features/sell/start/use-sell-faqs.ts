import { useLingui } from '@lingui/react/macro';
import { reviewHours } from '#contract/sell/review-hours.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';

/** Sellers' questions. Each answer must be true of the product. */
export function useSellFaqs(): readonly FaqEntry[] {
  const { t } = useLingui();
  return [
    {
      question: t`What does an ad cost?`,
      answer: t`Nothing. It is free to list, change or remove your car.`,
    },
    {
      question: t`When does my ad appear?`,
      answer: t`Within ${reviewHours} hours of your mobile number being verified. An ad that passes the automatic checks appears right away.`,
    },
    {
      question: t`Do I have to register first?`,
      answer: t`No. Just fill in the ad. Your account is created when you enter the code we send to your mobile number.`,
    },
    {
      question: t`What if my signal drops while I am filling it in?`,
      answer: t`Carry on. What you enter and your photos are saved on this device from the first letter, and are sent once when the signal is back.`,
    },
    {
      question: t`Can I change or remove an ad?`,
      answer: t`Yes, at any time, from your account: change the price, add photos, mark it as sold, or remove it. You can make changes without a signal too.`,
    },
    {
      question: t`Why does my mobile number have to work?`,
      answer: t`Buyers reach you on it, and we send the verification code to it. Only buyers whose own number is verified can see yours.`,
    },
    {
      question: t`How do I find the right price?`,
      answer: t`Once brand, model and year are known, you see a range from similar cars for sale, or one worked out from the new price if there are too few of them.`,
    },
    {
      question: t`Which photos should I take?`,
      answer: t`Front, rear, both sides, interior, odometer and engine, in good light. 20 at most. Leave out the papers (STNK and BPKB).`,
    },
  ];
}
