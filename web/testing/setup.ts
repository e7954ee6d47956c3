/** Lets tests of the client wait longer than a second, because a busy machine renders later. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 30_000 });
