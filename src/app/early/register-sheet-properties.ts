/**
 * Registers the custom properties of Base UI's drawer before anything is styled. Its popup does so when it first opens,
 * which styles the whole document anew and takes a slow phone 20 ms; a property that is registered stays as it is.
 * @see https://github.com/mui/base-ui/blob/v1.9.0/packages/react/src/drawer/popup/DrawerPopup.tsx
 */
export function registerSheetProperties(): void {
  if (!('registerProperty' in CSS)) return;
  const register = (name: string, syntax: string, initialValue: string) =>
    CSS.registerProperty({ name, syntax, inherits: false, initialValue });
  for (const name of ['swipe-movement-x', 'swipe-movement-y', 'snap-point-offset'])
    register(`--drawer-${name}`, '<length>', '0px');
  register('--drawer-swipe-progress', '<number>', '0');
  register('--drawer-swipe-strength', '<number>', '1');
}
