/** The address itself, or one whose path the router can decode and finds nothing under. */
export function decodableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
