import HTTP

extension LocalDay: PathParameter {
    init?(pathComponent: String) { self.init(pathComponent) }
}
