import { useLingui } from '@lingui/react/macro';
import { Icon } from '#app/ui/icon/icon.tsx';
import { HeaderAction } from '#app/ui/link/header-action.tsx';
import { TabBarItem } from '#app/ui/link/tab-bar-item.tsx';
import { useWishlist } from './use-wishlist.tsx';

/** The heart in the header with the number of favourites; opens them. */
export function WishlistButton() {
  const { t } = useLingui();
  const { count, open, preload, modal } = useWishlist();
  return (
    <>
      <HeaderAction
        label={t`Favourites`}
        count={count}
        aria-haspopup="dialog"
        icon={<Icon of="heart" size={24} />}
        onClick={open}
        onPointerEnter={preload}
      />
      {modal}
    </>
  );
}

/** The same in the tab bar. */
export function WishlistTab() {
  const { t } = useLingui();
  const { count, open, preload, modal } = useWishlist();
  return (
    <>
      <TabBarItem
        label={t`Favourites`}
        count={count}
        icon={<Icon of="heart" size={22} />}
        onClick={open}
        onPointerEnter={preload}
      />
      {modal}
    </>
  );
}
