/** Published descriptions of the game. Placeholder until the list is written. */
export type DescriptionId = string;
