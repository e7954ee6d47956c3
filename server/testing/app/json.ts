/** JSON of a response or a row of the database, whose fields a test reads without naming their types. */
export type Json = any;
