/** Whether it is the script that was asked for: a proxy that wants a sign-in answers everything with its own page. */
export function isScript(answer: Response | undefined): boolean {
  return answer?.ok === true && /javascript/.test(answer.headers.get('content-type') ?? '');
}
