declare module 'any-ascii' {
  export default function anyAscii(text: string): string;
}
