import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { registerSheetProperties } from './register-sheet-properties.ts';

test('it registers what Base UI’s drawer would, and as it would', () => {
  const registered: PropertyDefinition[] = [];
  vi.stubGlobal('CSS', { registerProperty: (definition: PropertyDefinition) => registered.push(definition) });
  registerSheetProperties();
  const drawer = createRequire(import.meta.url)
    .resolve('@base-ui/react/drawer')
    .replace(/index\.\w+$/, '');
  const source = (path: string) => readFileSync(drawer + path, 'utf8');
  // The names are in two files of the package, and which of them are registered in a third.
  const names = new Map(
    [
      ...(source('popup/DrawerPopupCssVars.mjs') + source('backdrop/DrawerBackdropCssVars.mjs')).matchAll(
        /(\w+) = '(--[\w-]+)'/g,
      ),
    ].map(([, key = '', name = '']) => [key, name]),
  );
  const [code = ''] =
    /function removeCSSVariableInheritance[\s\S]*?Registered = true/.exec(source('popup/DrawerPopup.mjs')) ??
    [];
  const used = [...code.matchAll(/CssVars\.(\w+)/g)].map(([, key = '']) => names.get(key));
  expect(used).toHaveLength(5);
  expect(registered.map(({ name }) => name)).toEqual(used);
  expect(code).toContain("syntax: '<length>'");
  expect(new Set(registered.map(({ inherits }) => inherits))).toEqual(new Set([false]));
});
