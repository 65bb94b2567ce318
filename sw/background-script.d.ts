/** The address of the built `background/background.ts` (scripts/build/vite/background-script.ts). */
declare module 'virtual:background-script' {
  const address: string;
  export default address;
}
