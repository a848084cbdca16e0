/** The largest integer that a column of the database keeps as `integer`. */
export const INTEGER_MAX = 2_147_483_647;
