/** Gives elements a height and lets them scroll, which nothing lays out here, so that a grid draws its rows. */
export function layOutGrids(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
}
