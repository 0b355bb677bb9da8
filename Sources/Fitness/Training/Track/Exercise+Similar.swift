extension Exercise {
    private static let maximumSimilar = 12

    /// The exercises that can take the place of this one, the nearest first: those for the same muscle that are counted
    /// in the same, with the same equipment before others, and of these, those that move as many joints.
    /// - Parameter others: without this one, in the order in which equally near ones stay.
    package func similar(in others: [Exercise]) -> [Exercise] {
        let near = others.enumerated().filter { $1.primaryMuscle == primaryMuscle && $1.measure == measure }
        return near.sorted { (-nearness($0.element), $0.offset) < (-nearness($1.element), $1.offset) }
            .prefix(Self.maximumSimilar).map(\.element)
    }

    private func nearness(_ other: Exercise) -> Int {
        (other.equipment == equipment ? 2 : 0) + (other.mechanic == mechanic ? 1 : 0)
    }
}
