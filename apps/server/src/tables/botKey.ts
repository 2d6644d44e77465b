/** Under this name the journal keeps the moves of bots. */
export const botKey = 'bot'
