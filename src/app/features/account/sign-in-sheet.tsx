import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

export type SignInSheetProps = SignInFormProps & { readonly isOpen: boolean; onClose(): void };

/** The sign-in form in a sheet above the current page. */
export function SignInSheet({ isOpen, onClose, ...form }: SignInSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Verify your number`}>
      <SignInForm {...form} />
    </Sheet>
  );
}
