/// The limits of body measurements in the app, in imports and in the API.
package enum BodyBounds {
    package static let kilograms = 20.0...500.0
    package static let centimeters = 50.0...272.0
}
