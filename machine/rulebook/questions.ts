/** The numbered questions that tables ask. Placeholder until the list is written. */
export type QuestionId = `Q${number}` | `C${number}`;
