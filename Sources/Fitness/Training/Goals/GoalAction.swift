/// An action on the page of a goal, one tap each.
package enum GoalAction: String, Sendable {
    case pause, resume, archive, restore
}
