import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Languages, Search } from 'lucide';
import { LanguageSwitch } from '#app/parts/first/features/shell/language-switch.tsx';
import { IconRow, IconRows } from '#app/ui/icon/icon-rows.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { AccountStanding } from './account-standing.tsx';

export type AccountSheetProps = {
  readonly isOpen: boolean;
  onClose(): void;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

/** Who is signed in, what works without an account, and what needs one. */
export function AccountSheet({ isOpen, onClose, path, params }: AccountSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Account`}>
      <IconRows>
        <IconRow icon={Search} title={<Trans>No account needed to look around</Trans>}>
          <Trans>Search, filter and keep favourites. They are saved on this device.</Trans>
        </IconRow>
        <AccountStanding
          path={path}
          row={(title, text) => (
            <IconRow icon={KeyRound} title={title}>
              {text}
            </IconRow>
          )}
        />
        <IconRow icon={Languages} title={<Trans>Language</Trans>}>
          <LanguageSwitch path={path} params={params} look="long" />
        </IconRow>
      </IconRows>
    </Sheet>
  );
}
