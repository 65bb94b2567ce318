/** The URL itself, or one that the router can decode but that matches nothing. */
export function decodableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
