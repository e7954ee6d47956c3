/** Replaces the URL of an illustration in tests. */
export default 'illustration.svg';
