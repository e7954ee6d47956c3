/** Loads a script of another service, once. A browser that blocks it changes nothing for the visitor. */
export function loadScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
