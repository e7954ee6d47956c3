/** What an address without a page shows. */
export function NotFoundPage() {
  return (
    <main>
      <h1>404 Not Found</h1>
      <p>Leider wurde die angeforderte Seite nicht gefunden.</p>
    </main>
  );
}
