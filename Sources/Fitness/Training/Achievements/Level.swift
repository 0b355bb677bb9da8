/// The level for a number of points. Level n begins at 50·n·(n − 1) points, so each one takes 100 more than the one
/// before: level 2 begins at 100 points, 3 at 300, 4 at 600, 10 at 4,500.
package struct Level: Sendable, Equatable {
    package let number: Int
    package let points: Int

    package init(points: Int) {
        self.points = points
        var number = 1
        while Self.firstPoint(of: number + 1) <= points { number += 1 }
        self.number = number
    }

    static func firstPoint(of level: Int) -> Int { 50 * level * (level - 1) }

    /// The points since the start of the level; `needed` is the number that the level takes.
    package var gathered: Int { points - Self.firstPoint(of: number) }
    package var needed: Int { Self.firstPoint(of: number + 1) - Self.firstPoint(of: number) }
    package var missing: Int { needed - gathered }
}
