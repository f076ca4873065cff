/** Two tokens for people who have not signed in: visitors sign up and sign in, readers read reference lists. */
export type TokenKind = 'visitor' | 'reader';
