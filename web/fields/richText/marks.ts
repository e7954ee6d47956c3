/** The inline formatting of a rich text. */
import Bold from '@tiptap/extension-bold';
import Italic from '@tiptap/extension-italic';
import Strike from '@tiptap/extension-strike';
import Underline from '@tiptap/extension-underline';
import { Link } from './link';

export const marks = [Bold, Italic, Strike, Underline, Link];
