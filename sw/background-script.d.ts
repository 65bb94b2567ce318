/** The address of the built `background/background.ts` (vite.background-script.ts). */
declare module 'virtual:background-script' {
  const address: string;
  export default address;
}
