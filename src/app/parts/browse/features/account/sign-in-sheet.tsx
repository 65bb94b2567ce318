import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export type SignInSheetProps = SignInFormProps & { readonly isOpen: boolean; onClose(): void };

/** Signing in above the present page, which stays as it is. */
export function SignInSheet({ isOpen, onClose, ...form }: SignInSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Verify your number`}>
      <SignInForm {...form} />
    </Sheet>
  );
}
